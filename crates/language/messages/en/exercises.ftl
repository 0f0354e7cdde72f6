# Small trees of numbers: why branches are cut, what a leaf does to the root, what is no tree.
exercise-cut-min = MIN already holds this to { $value }, and MAX has { $bound } elsewhere (α). MAX will not come here, so the rest cannot matter.
exercise-cut-max = MAX already has { $value } here, and MIN holds it to { $bound } elsewhere (β). MIN will not come here, so the rest cannot matter.
exercise-looked-all = Nobody has secured anything yet, so every value can still matter here.
exercise-looked-above = MAX has { $alpha } elsewhere (α): more than that can still matter here, so alpha-beta looks.
exercise-looked-below = MIN holds it to { $beta } elsewhere (β): less than that can still matter here, so alpha-beta looks.
exercise-looked-between = Values between α { $alpha } and β { $beta } can still matter here, so alpha-beta looks.
exercise-law-between = The root is leaf { $leaf }, but never less than { $least } and never more than { $most }.
exercise-law-not-less = The root is leaf { $leaf }, but never less than { $least }.
exercise-law-not-more = The root is leaf { $leaf }, but never more than { $most }.
exercise-law-always = The root is leaf { $leaf }, whatever it is.
exercise-law-never = Leaf { $leaf } cannot matter now: the root is { $root } whatever it is.
error-tree-shape = “{ $text }” is no shape of a tree; one is { $example }
error-tree-leaves = { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
} would not do: a tree has 2 to { $most }
error-tree-deep = a tree has at most { $most } levels below its root
error-tree-wide = a node has at most { $most } branches
error-tree-values = { $given } values do not fit a tree of { $leaves } leaves
error-tree-value = leaf { $leaf }: “{ $text }” is no whole number
error-tree-off-scale = leaf { $leaf }: { $value } is not from { $lowest } to { $highest }
error-tree-scale = a scale is two whole numbers such as { $example }, at most { $most } apart
error-tree-branch = the tree has no branch “{ $text }”
error-tree-cuts = no tree with { $wanted } cutoffs came up; trees of this shape had { $fewest } to { $most }
error-tree-different = { $values } different values are too many for one tree
error-tree-incomplete = the tree is too large to be taken as a whole
# Exercise sheets.
exercise-title = Alpha-beta by hand
exercise-heading = Exercise { $number }
exercise-solutions = Solutions
exercise-name = Name
exercise-date = Date
exercise-instruction = Search each tree with alpha-beta, from left to right. MAX has corners and takes the larger value; MIN is rounded and takes the smaller.
exercise-naming = Branches are named from the root: { $branch } is branch { $second } below branch { $first }, counted from the left.
exercise-question-value = What is the root worth?
exercise-question-cuts = Which branches are cut? Strike them through and name them.
exercise-question-leaves = How many of the { $leaves } leaves are looked at?
exercise-answer-value = The root is worth { $value }.
exercise-answer-leaves = Alpha-beta looks at { $looked } of { $leaves } leaves.
exercise-answer-cuts = Cut: { $branches }.
exercise-answer-no-cuts = Nothing is cut.
exercise-legend = The small numbers below leaves are the order in which alpha-beta looks at them. Dashed is what it never looks at; the best line is green and thick.
exercise-begins = { $player } begins. The leaves from left to right: { $values }.
exercise-again = Make it again:
exercise-of-seed = shape { $shape }, seed { $seed }
exercise-of-seed-cuts = { $cuts ->
    [one] shape { $shape }, seed { $seed }, { $cuts } cutoff
   *[other] shape { $shape }, seed { $seed }, { $cuts } cutoffs
}
exercise-of-own = shape { $shape }, leaves { $leaves }
exercise-of-game = { $spec } from { $position }, depth { $depth }, heuristic { $heuristic }
exercise-places = The numbers are the places of the values, the lowest being 0: what is cut depends on their order alone.
exercise-next = {" "}{ $sentence }
# Answers that were checked.
exercise-answer-of = { $name }
exercise-answer-number = Answer { $number }
exercise-mark-right = { $branch }: right, it is cut.
exercise-mark-missed = { $branch }: missed, it is cut.
exercise-mark-wrong = { $branch }: wrong, it is looked at.
exercise-mark-unknown = { $branch }: wrong, there is no such branch.
exercise-mark-below = { $branch }: true, but already cut higher up.
exercise-mark-nothing = Right: nothing is cut.
exercise-value-right = The value { $value } is right.
exercise-value-wrong = The value { $given } is wrong: the root is worth { $value }.
exercise-leaves-right = The number of leaves looked at, { $leaves }, is right.
exercise-leaves-wrong = The number of leaves looked at, { $given }, is wrong: it is { $leaves }.
exercise-all-right = { $answers ->
    [one] { $right } of { $answers } answer has everything right.
   *[other] { $right } of { $answers } answers have everything right.
}
exercise-tree-right = { $tree }: { $right } of { $answers } have everything right.
exercise-most-missed = { $missed ->
    [one] Most missed: { $branch }, by { $missed } of { $answers }.
   *[other] Most missed: { $branch }, by { $missed } of { $answers }.
}
exercise-written = { $exercises ->
    [one] wrote { $exercises } exercise to { $file }
   *[other] wrote { $exercises } exercises to { $file }
}
error-answers = “{ $file }”, line { $line }, column { $column }: { $reason }
error-answers-empty = there are no answers
error-answers-json = not what an answer sheet says ({ $reason })
error-answers-column = there is no column “{ $name }”; the columns are { $columns }
error-answers-column-twice = the column “{ $name }” is there twice
error-answers-column-missing = the column { $name } is missing
error-answers-fields = { $given } fields in a table of { $columns } columns
error-answers-quotes = quotes have to be closed, with nothing behind them
error-answers-unanswered = the branches that are cut are not filled in; { $none } says that there are none
error-answers-no-tree = neither leaves nor a seed says which tree it is
error-answers-other-leaves = these leaves are not those of seed { $seed }
error-answers-number = “{ $text }” is no whole number
error-answers-root = “{ $text }” begins nothing: it is max or min
error-answers-many = a file has at most { $most } answers
error-answers-many-trees = a file is about at most { $most } different trees
error-exercise-count = { $given } exercises would not fit a sheet: at most { $most }
error-exercise-game = the tree of this position is no exercise: { $reason }
advice-exercise-depth = ; try a smaller --depth
exercise-reason = { $branches }: { $reason }
exercise-signs = { $best } best line; { $cut } cut; { $below } below a cut; # the order in which leaves are looked at
