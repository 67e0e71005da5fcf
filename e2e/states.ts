import {
  addContent,
  addContext,
  answer,
  ask,
  askAndAnswer,
  mount,
  open,
  pointUntil,
  press,
  routeLinks,
  type Step,
  see,
  steps,
  streamAnswer,
  streamParts,
  write
} from './steps.ts'

const answered = steps(open(), askAndAnswer())

/** The steps that bring the widget into each of its visible states, by name. */
export const states: Record<string, Step> = {
  closed: steps(mount(), see('.launcher')),
  hideable: steps(mount(), see('.hide-launcher'), ({ page }) => page.locator('.launcher').focus()),
  selected: steps(mount(), addContent, ({ page }) => page.click('#words', { clickCount: 3 }), see('.ask-about')),
  'code pointed at': steps(mount(), addContent, pointUntil('pre', '.ask-about')),
  empty: steps(open(), see('How do I install it?')),
  writing: steps(open(), addContext, write('What is this?'), see('.chip'), see('.primary:enabled')),
  submitted: steps(open(), ask(), see('.progress')),
  streaming: steps(
    open(),
    ask(question => streamAnswer(question, answer.slice(0, 200))),
    see('Install it')
  ),
  answered: steps(open(), addContext, askAndAnswer(), press('Good answer'), see('.hljs-comment')),
  wide: steps(open(), press('Wide panel'), askAndAnswer()),
  parts: steps(open(), askAndAnswer(streamParts), press('.reasoning > summary'), see('mfrac')),
  interrupted: steps(
    open(),
    ask(question => streamAnswer(question, answer)),
    see('Last words.'),
    press('Stop'),
    see('.interrupted')
  ),
  stopped: steps(open(), ask(), press('Stop'), see('.problem')),
  problem: steps(
    open({ support: 'https://docs.test/support' }),
    ask(question => question.cut()),
    see('[role=alert]')
  ),
  rating: steps(answered, press('Bad answer'), press('Out of date'), see('.rating-form')),
  editing: steps(answered, press('Edit'), see('.edit-question')),
  preview: steps(answered, pointUntil('.source', '[role=tooltip]')),
  minimized: steps(open({ layout: 'modal' }), askAndAnswer(), routeLinks, press('.source'), see('.bar')),
  conversations: steps(
    answered,
    press('New conversation'),
    askAndAnswer(),
    press('Conversations'),
    see('.conversation-open')
  ),
  'deleting all': steps(answered, press('Conversations'), press('Delete all'), see('[role=alertdialog]')),
  'page rating': steps(mount({ pageRating: true }), see('Was this page helpful?')),
  'page rated': steps(
    mount({ pageRating: true }),
    press('No'),
    see('Thanks for the feedback.'),
    see('.details:not([hidden])')
  )
}
