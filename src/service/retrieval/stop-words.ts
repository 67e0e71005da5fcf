import { termsOf } from './terms.ts'

// Words that a question is made of, and that say nothing of what it is about.
const words = `a about after all also am an and any are as at be because been before being best better both but by can
cannot can't could did do does doesn't doing don't down during each either else even ever every few find for from
further get gets getting give go going good got had has have having hello help here hey hi how however i i'd i'll i'm
i've if in into is isn't it it's its just keep know let let's like lot made make makes making many may maybe me might
more most much must my need needs never no nor not now of off often ok on once one only or other our out over own
please possible put rather really right same see seem shall should show so some something still such sure take tell
than thank thanks that that's the their them then there these they thing things think this those through to too try
trying under until up us use used uses using very want wants was way ways we well were what what's when where whether
which while who whom why will with without won't work works would you your yours`

/** Terms of words that say nothing of what a question is about. */
export const stopTerms: ReadonlySet<string> = new Set(
  words.split(/\s+/).flatMap(word => [...termsOf(word), ...termsOf(word.replace("'", ''))])
)
