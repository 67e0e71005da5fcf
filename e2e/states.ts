import {
  addContent,
  addContext,
  answer,
  ask,
  asked,
  give,
  giveParts,
  mount,
  open,
  pointUntil,
  press,
  routeLinks,
  type Step,
  see,
  steps,
  write
} from './steps.ts'

const answered = steps(open(), asked())

/** Every state that the widget can be seen in, by name. A new one is a new line. */
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
    ask(question => give(question, answer.slice(0, 200))),
    see('Install it')
  ),
  answered: steps(open(), addContext, asked(), press('Good answer'), see('.hljs-comment')),
  wide: steps(open(), press('Wide panel'), asked()),
  parts: steps(open(), asked(giveParts), press('.reasoning > summary'), see('mfrac')),
  interrupted: steps(
    open(),
    ask(question => give(question, answer)),
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
  minimized: steps(open({ layout: 'modal' }), asked(), routeLinks, press('.source'), see('.bar')),
  conversations: steps(answered, press('New conversation'), asked(), press('Conversations'), see('.conversation-open')),
  'deleting all': steps(answered, press('Conversations'), press('Delete all'), see('[role=alertdialog]')),
  'page rating': steps(mount({ pageRating: true }), see('Was this page helpful?')),
  'page rated': steps(
    mount({ pageRating: true }),
    press('No'),
    see('Thanks for the feedback.'),
    see('.details:not([hidden])')
  )
}
