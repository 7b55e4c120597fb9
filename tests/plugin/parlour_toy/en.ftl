# The toy game in the only language that it speaks.

toy-title = Toy
toy-about = Everyone plays a card face down and may double it; the highest card scores.
toy-option-target = Nothing depends on it.
toy-option-children = Nothing depends on these seats.
