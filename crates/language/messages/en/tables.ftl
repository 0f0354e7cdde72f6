# Tables of solved games on disk.

command-tables = List, check or delete tables of solved games on disk
menu-tables = tables of solved games on disk
ask-keep = Where should the solution be kept?
keep-not = nowhere: it is in memory, and gone afterwards
keep-table = on disk, as a table that all commands use
ask-tables = What about the tables?
ask-tables-list = list them
ask-tables-check = read all of them and compare them with what was written
ask-tables-delete = delete one of them
ask-table = Which table?
ask-table-sure = Delete “{ $folder }”?
argument-table = Folder of a table on disk: the solution is kept there, and used from there
argument-use_table = Folder of a table on disk, to be asked for what is exact
argument-keep = Keep the solution as a table where all commands find it
argument-table_folder = Folders of tables; without any, all that are kept
argument-check_tables = Read everything and compare it with what was written
argument-delete_table = Delete the tables in these folders

size-bytes = { $number ->
    [one] { $number } byte
   *[other] { $number } bytes
}
size-kilobytes = { $number } kB
size-megabytes = { $number } MB
size-gigabytes = { $number } GB

label-table = table
solve-table = “{ $folder }”: { $size } on disk, { $each } bytes a position
solve-table-of = “{ $folder }”, solved from { $position }: { $size } on disk, { $each } bytes a position
table-need = A table of { $entries } entries, one for each position and some for what never occurs: at most { $disk } more on disk, mostly far less
table-need-passing = , and up to { $passing } beside that for a while
table-need-free = ; { $free } are free
table-need-memory = . At least { $memory } of memory are needed.
table-need-tight = That may be more than the disk has; what is finished by then stays.
table-goes-on = { $levels } of { $of } levels are there already.
table-unusable = A kept table is not used: { $reason }.

error-table-none = there is no table in “{ $folder }”
error-table-missing = there is no folder “{ $folder }”
error-table-no-folder = “{ $file }” is a file, where the folder of a table should be
error-table-not-empty = “{ $folder }” has other files in it and no table; an empty or a new folder is needed
error-table-busy = “{ $folder }”: another program is at work in this folder
error-table-damaged = “{ $file }” is damaged: it is not what was written
error-table-only-parts = the table in “{ $folder }” is in parts that are not put together yet
error-table-in-the-way = “{ $file }” is in the way: it is no file of a table; move it elsewhere
error-table-format = “{ $file }” has format { $found }; this program knows format { $known }
error-table-foreign = “{ $folder }” is a table of { $found }, not of { $wanted }
error-table-root = “{ $folder }” is a table that begins at { $found }; one that begins at { $wanted } is needed
error-table-part = “{ $folder }” is part { $worker }-of-{ $of } of a table, and not where that belongs; move it elsewhere
error-table-not-part = “{ $folder }” is a whole table where a part of one should be; move it elsewhere
error-table-unfinished = the table in “{ $folder }” is unfinished: { $levels } of { $of } levels
error-table-room = at least { $needed } are needed on the disk of “{ $folder }”, { $free } are free there
error-table-memory = at least { $needed } of memory are needed, { $allowed } are allowed
error-table-stopped = stopped; { $levels } of { $of } levels are kept, and the same command goes on from there
error-table-stopped-early = stopped before the first level was finished
error-table-all = every game of a length cannot be kept as one table; leave out “,all”
error-table-file = “{ $file }” is in the folder of the table; write it elsewhere
advice-table-solve = ; solve --table finishes it
advice-table-parts = ; solve --table puts them together and goes on, and tables --delete removes them
advice-table-damaged = ; tables --delete removes the table, so that it can be made anew
advice-part-damaged = ; where that part has come from it may still be right: copy it once more; tables --delete removes the table and all its parts
advice-table-machine = ; more than this machine can spare
advice-table-memory = ; --memory { $megabytes } is enough, and --memory 1.0 is a gigabyte

column-table-game = game
column-table-position = from
column-table-state = state
column-table-positions = positions
column-table-size = on disk
column-table-folder = folder
table-state-finished = finished
table-state-checked = finished, checked
table-state-damaged = not usable
table-state-part = { $levels } of { $of } levels
table-state-part-checked = { $levels } of { $of } levels, checked
table-state-parts = { $there } of { $workers } parts, { $levels } of { $of } levels
table-state-parts-checked = { $there } of { $workers } parts, { $levels } of { $of } levels, checked
tables-none = There are no tables in “{ $folder }”; solve --keep makes one.
tables-kept = Kept in “{ $folder }”
tables-deleted = Deleted: “{ $folder }”.
tables-deleted-link = Deleted: “{ $folder }”, and the table in “{ $real }” that it led to.
tables-deleted-rest = Deleted: the table in “{ $folder }”; what else is there stays.
error-tables-delete = give the folder of the table to delete
progress-left = { $bar } { $percent }%, about { $left } left, { $time } so far … (Ctrl-C stops)
progress-joining = waiting for the other processes, { $left } left … (Ctrl-C stops)
progress-part = { $bar } { $percent }%, { $time } so far … (Ctrl-C stops)
error-export-parquet = “{ $file }”: this program was built without Parquet; a name that ends otherwise becomes CSV
