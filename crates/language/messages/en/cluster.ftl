# A game that is solved by several processes together.

argument-workers = Workers of this process; with --hosts, of each
argument-hosts = File with the host:port of each process, a line each
argument-process = The number of this process among the hosts, from 0 on; else SLURM_PROCID
argument-secret = File with what all processes know and nobody else
argument-patience = How many seconds to wait for the other processes in the beginning

cluster-parts = This process has done its part, in “{ $folder }”. Process 0 makes the table, or says which parts it has to be given.
cluster-nothing = There is nothing to do: process 0 has the whole table.
error-cluster-open-secret = other users can read or change the secret in “{ $file }”; { $command } keeps it for its owner
cluster-scattered = Everything is valued, but not all parts are in “{ $folder }”. Copy those that are missing there; then the command puts the table together.
label-missing-parts = missing
label-command = command
cluster-parts-missing = “{ $folder }” has only some of the parts that several workers have begun; these are missing: { $missing }; once they are there, the same command goes on with all of them; if they are lost, delete the folder “parts” in it: what is put together already stays
cluster-refused = { $refused ->
    [one] { $refused } connection was refused.
   *[other] { $refused } connections were refused.
}

error-cluster-workers = there can be 1 to { $most } workers, not { $wanted }
error-cluster-no-hosts = “{ $file }” names no hosts
error-cluster-host = “{ $file }”, line { $line }: “{ $found }” is no host:port
error-cluster-host-twice = “{ $file }”, line { $line }: “{ $found }” is there twice
error-cluster-process = there is no process { $process } among { $hosts ->
    [one] { $hosts } host
   *[other] { $hosts } hosts
}, which count from 0
error-cluster-which = which of the hosts is this process? --process says it, or SLURM_PROCID, by a number from 0 on
error-cluster-no-table = workers need a place for the table: --table DIR or --keep
error-cluster-no-secret = processes on several hosts need a secret: --secret FILE
error-cluster-short-secret = the secret in “{ $file }” is too short: at least { $least } bytes
error-cluster-listening = “{ $host }”: nobody can listen there: { $reason }
error-cluster-not-here = “{ $host }” is no address of this machine; is --process right?
error-cluster-unknown-host = “{ $host }”: this name is not known here
error-cluster-missing = process { $process } at “{ $host }” did not come within { $seconds } s
cluster-unknown-host = ; its name is not known here
cluster-somebody-refused = ; somebody was refused: { $why ->
    [stranger] it was something else
    [format] the versions do not understand each other
    [secret] the secrets are not the same
    [program] the programs are of different versions
    [shape] the numbers of processes or workers are not the same
   *[game] the games or positions are not the same
}
error-cluster-refused = process { $process } at “{ $host }” refuses to work with this one: { $why ->
    [stranger] it is something else
    [format] the versions do not understand each other
    [secret] the secrets are not the same
    [program] the programs are of different versions
    [shape] the numbers of processes or workers are not the same
   *[game] the games or positions are not the same
}
error-cluster-lost = process { $process } at “{ $host }” is lost: its connection was closed; the same commands go on
error-cluster-silent = process { $process } at “{ $host }” is lost: it has said nothing for { $seconds } s; the same commands go on
error-cluster-stuck = process { $process } at “{ $host }” is lost: its work has not moved for { $seconds } s; the same commands go on
error-cluster-stopped = process { $process } at “{ $host }” was stopped; the same commands go on
error-cluster-failed = process { $process } at “{ $host }” has ended; it said: “{ $reason }”
error-cluster-other-parts = “{ $folder }” has only some of the parts of { $found } workers, and now there are { $wanted }; copy the others there, go on with as many, or remove them with tables --delete
error-cluster-no-beginning = the part in “{ $folder }” goes on from a table with { $needed } levels, and the table has { $found } now; work where the longer one is, copy that one here, or remove the part (tables --delete, or by hand where it is a link)
error-cluster-garbled = a worker has sent what makes no sense
error-cluster-system = the processes cannot work together: { $reason }
