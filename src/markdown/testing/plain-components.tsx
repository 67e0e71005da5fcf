import type { CodeBlockProps, ImageProps, LinkProps, NoteTitleProps, RestProps } from '../components.tsx'

const Link = ({ url, title, children }: LinkProps) => (
  <a href={url} title={title}>
    {children}
  </a>
)

/** The origins whose images are drawn as images. */
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

/** Minimal components for everything that `Markdown` leaves to its user. */
export const plainComponents = {
  link: Link,
  image: Image,
  codeBlock: CodeBlock,
  noteTitle: NoteTitle,
  rest: Rest,
  headingOffset: 2
}
