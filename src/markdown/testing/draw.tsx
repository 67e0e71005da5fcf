import { cleanup, render } from '@testing-library/preact'
import { Markdown } from '../index.ts'
import { plainComponents } from './plain-components.tsx'

export { origins } from './plain-components.tsx'

const labels = { table: 'Table', taskDone: 'Done', taskOpen: 'Open', footnote: 'Footnote' }

/** The props of `Markdown` besides its text. */
export const plainProps = { ...plainComponents, docsUrl: 'https://docs.example.com/guide/', labels }

/** Draws an answer in place of the previous one, and returns its container. */
export const draw = (text: string, streaming = false) => {
  cleanup()
  return render(<Markdown {...plainProps} text={text} streaming={streaming} />).container
}
