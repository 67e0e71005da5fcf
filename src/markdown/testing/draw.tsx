import { cleanup, render } from '@testing-library/preact'
import { Markdown } from '../index.ts'
import { plainComponents } from './plain-components.tsx'

export { origins } from './plain-components.tsx'

const labels = { table: 'Table', taskDone: 'Done', taskOpen: 'Open', footnote: 'Footnote' }

/** An answer as the page shows it, in the place of the one before. */
export const draw = (text: string, streaming = false) => {
  cleanup()
  return render(
    <Markdown
      {...plainComponents}
      text={text}
      streaming={streaming}
      docsUrl="https://docs.example.com/guide/"
      labels={labels}
    />
  ).container
}
