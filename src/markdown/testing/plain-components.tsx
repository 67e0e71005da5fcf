import type { CodeBlockProps, LinkProps, NoteTitleProps, RestProps } from '../components.tsx'

const Link = ({ url, title, external, children }: LinkProps) => (
  <a href={url} title={title} rel="noopener noreferrer" target={external ? '_blank' : undefined}>
    {children}
  </a>
)

const CodeBlock = ({ code }: CodeBlockProps) => (
  <pre dir="ltr" tabIndex={0}>
    <code>{code}</code>
  </pre>
)

const NoteTitle = ({ kind }: NoteTitleProps) => <p>{kind}</p>

const Rest = ({ onShow }: RestProps) => (
  <button type="button" onClick={onShow}>
    more
  </button>
)

/** What is drawn by others, as plain as can be. */
export const plainComponents = { link: Link, codeBlock: CodeBlock, noteTitle: NoteTitle, rest: Rest, headingOffset: 2 }
