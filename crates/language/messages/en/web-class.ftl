# Trees of numbers with a class: a teacher's page and the phones.
web-class = With a class
web-class-intro = Everybody marks on a phone which branches alpha-beta never looks at. You close the answers, and the tree shows what the class thought.
web-class-start = Start the class
web-class-own = The tree you came with
web-class-other = Another tree
web-class-limits = At most { $phones } phones, no names. Answers are kept in memory alone and are gone after { $hours } hours.
web-class-shape = Shape
web-class-cuts = Cutoffs
web-class-cuts-any = any number
web-class-cuts-wrong = the number of cutoffs is at most { $most }
web-class-seed = Seed
web-class-seed-any = left to chance
web-class-seed-wrong = a seed is a whole number, 0 or more
web-class-full = There are as many classes as can be. One ends when its teacher ends it, or when nobody has been there for ten minutes.
web-class-alone = Phones cannot reach this computer yet
web-class-alone-how = The workbench listens to this computer alone. Stop it, and start it like this; phones in the same network can then open it:
web-class-alone-warning = Everybody in that network can use the workbench until you stop it.
web-class-question = Which branches does alpha-beta cut?
web-class-open = open on your phone
web-class-qr = QR code of { $address }
web-class-close = Close answers
web-class-again = Ask again
web-class-next = Next tree
web-class-next-like = Another kind of tree
web-class-addresses = Other addresses of this computer
web-class-end = End the class
web-class-end-sure = No phone can answer any more, and all answers are gone.
web-class-drawing = A tree with { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}
web-class-in-words = Shape { $shape }, leaves from left to right: { $leaves }
web-class-number = Tree { $number }
web-class-left = The class ends by itself in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
web-class-answers = Answers
web-class-of-phones = of { $phones ->
    [one] { $phones } phone
   *[other] { $phones } phones
}
web-class-right = All cutoffs right
web-class-before = before the discussion: { $right } of { $answers }
web-class-is-open = Answers are open
web-class-is-open-text = What was marked is shown once you close them.
web-class-closed = Answers are closed
web-class-missed = What the class missed most
web-class-missed-branch = Branch { $branch }: only { $marked } of { $answers } cut it.
web-class-missed-none = Everybody found every cutoff.
web-class-missed-none-but = Everybody found every cutoff, and { $marked ->
    [one] { $marked } answer
   *[other] { $marked } answers
} also marked branches that are looked at.
web-class-no-answers = Nobody has answered.
web-class-no-cuts = Nothing is cut in this tree.
web-class-legend-cut = cut, with how many of { $answers } marked it
web-class-legend-looked = marked, but looked at
web-class-legend-best = best line
web-class-count-cut = Branch { $branch }, cut: marked by { $marked } of { $answers }
web-class-count-looked = Branch { $branch }, looked at: marked by { $marked } of { $answers }
web-class-enter = Join a class
web-class-code = The code that stands on the wall
web-class-code-unknown = there is no class with the code “{ $code }”
web-class-go = Open
web-class-join = Join
web-class-join-text = You will see a tree, and mark the branches that alpha-beta never looks at.
web-class-join-cookie = Nobody asks for your name. A cookie keeps your place for two hours.
web-class-no-cookie = The cookie that keeps your place was not stored. Allow cookies for this address, then join again.
web-class-no-seat = You have no place in this class. Join it first.
web-class-phone-full = The class is full. A place becomes free when a phone has gone; try again in a minute.
web-class-explore = Explore a tree by yourself
web-class-over = The class is over
web-class-over-text = Nothing of it is kept.
web-class-predict = Predict the cutoffs
web-class-tap = Tap every branch that alpha-beta never looks at.
web-class-asked-again = Asked again: talk about it, then send what you think now.
web-class-branch = Branch { $branch }
web-class-send = Send
web-class-sent = Sent. You can change it until the answers are closed.
web-class-sent-marked = { $count ->
    [0] You marked no branch.
    [one] You marked { $count } branch.
   *[other] You marked { $count } branches.
}
web-class-change = Change the answer
web-class-late = That came too late: the answers are closed, or there is another tree.
web-class-room = Class { $code }. Your answer is counted without a name.
web-class-not-answered = You sent no answer. These are the cutoffs.
web-class-all-right = All right: every cutoff, and nothing else.
web-class-score = Cutoffs found: { $right } of { $cuts }. Marked, but looked at: { $wrong }.
web-class-wait = The next tree comes here by itself.
web-class-mark-right = Branch { $branch }: right.
web-class-mark-missed = Branch { $branch }: missed.
web-class-mark-wrong = Branch { $branch }: looked at.
web-class-mark-mine = Branch { $branch }: marked
problem-too-many = That was too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-api-problem-too-many = The same was asked too often; Retry-After says when it may be asked again.
