import type { Finding } from './finding.ts'

/** What does not work until a finding is fixed, by its subject; `docs/checks.md` has the same sentences. */
export const consequences: Record<string, string> = {
  'docs page': 'Readers of the page get no assistant, or it cannot be seen from here.',
  'script tag': 'The widget does not start, or not as one expects.',
  element: 'Where the assistant should be, there is nothing.',
  options: 'The widget passes over what it cannot take, and does as it does without.',
  'secret key': 'Whoever reads the page can read and change what the key opens: feedback, questions, jobs.',
  'key kind': 'Without the right key no question is answered, and with a secret one everybody has it.',
  'content security policy': 'Browsers keep to the policy: what it blocks does not happen, and readers see no reason.',
  'Trusted Types': 'Browsers refuse the line that adds the widget, so that it is not there.',
  'widget files': 'Without all its files the widget does not start, or does not open.',
  base: 'The script is looked for where it is not, so that there is no widget.',
  integrity: 'No browser runs a script that is not the one its hash was made of.',
  version: 'What has been mended since is still broken for your readers.',
  start: 'Readers wait, and leave.',
  certificate: 'Browsers load nothing from there, and readers see a warning or nothing.',
  CORS: 'Browsers keep the answer from the page, and readers see a failure.',
  answer: 'Readers who ask get no answer, or none that they can check.',
  'stream generation': 'The widget cannot read an answer of another kind.',
  streaming: 'Readers look at nothing until the whole answer is written.',
  'thread id': 'The widget cannot go on with a conversation: each question stands alone.',
  thread: 'A second question does not know the first.',
  'feedback address': 'Thumbs and comments are lost, and nobody is told.',
  limits: 'When they are used up, readers get no answer until the limit is reset.'
}

/** Adds to a finding why it matters. */
export const withConsequence = (finding: Finding): Finding => {
  const matters = consequences[finding.subject]
  return finding.advice === undefined || matters === undefined ? finding : { ...finding, matters }
}
