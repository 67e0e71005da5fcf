import { cleanup, render } from '@testing-library/preact'
import { Markdown } from '../index.ts'
import { plainComponents } from './plain-components.tsx'

export { origins } from './plain-components.tsx'

const labels = { table: 'Table', taskDone: 'Done', taskOpen: 'Open', footnote: 'Footnote' }

/** What `Markdown` needs beside its text. */
export const plainProps = { ...plainComponents, docsUrl: 'https://docs.example.com/guide/', labels }

/** An answer as the page shows it, in the place of the one before. */
export const draw = (text: string, streaming = false) => {
  cleanup()
  return render(<Markdown {...plainProps} text={text} streaming={streaming} />).container
}
