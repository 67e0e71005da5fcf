import { cleanup, render } from '@testing-library/preact'
import { Markdown } from '../index.ts'
import { plainComponents } from './plain-components.tsx'

/** Whose images are loaded. */
export const origins = ['https://docs.example.com']

const allowsImage = (url: URL) => origins.includes(url.origin)

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
      allowsImage={allowsImage}
      labels={labels}
    />
  ).container
}
