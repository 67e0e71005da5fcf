import type { CodeBlockProps, ImageProps, LinkProps, NoteTitleProps, RestProps } from '../components.tsx'

const Link = ({ url, title, children }: LinkProps) => (
  <a href={url} title={title}>
    {children}
  </a>
)

/** Whose images are drawn as such. */
export const origins = ['https://docs.example.com']

const Image = ({ url, title, alt, instead }: ImageProps) =>
  origins.includes(url.origin) ? <img src={url.href} alt={alt} title={title} /> : instead

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
export const plainComponents = {
  link: Link,
  image: Image,
  codeBlock: CodeBlock,
  noteTitle: NoteTitle,
  rest: Rest,
  headingOffset: 2
}
