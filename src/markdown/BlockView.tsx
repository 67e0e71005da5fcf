import { useMemo } from 'preact/hooks'
import type { RenderContext } from './context.ts'
import { Prose } from './Prose.tsx'
import type { Node } from './tree.ts'

interface BlocksProps {
  blocks: readonly Node[]
  context: RenderContext
  /** In a tight list a paragraph is only its text. */
  tight?: boolean
}

/** Blocks, items, rows and cells by position: none ever moves, so none has a key. */
export const Blocks = ({ blocks, context, tight = false }: BlocksProps) => {
  const view = (block: Node) => <BlockView block={block} tight={tight} context={context} />
  return <>{blocks.map(view)}</>
}

interface BlockProps {
  block: Node
  tight: boolean
  context: RenderContext
}

/** Drawn again only when the block is another object than before; the same virtual nodes are not even compared. */
const BlockView = ({ block, tight, context }: BlockProps) =>
  useMemo(() => drawBlock(block, tight, context), [block, tight, context])

const drawBlock = (block: Node, tight: boolean, context: RenderContext) => {
  const prose = 'content' in block && <Prose content={block.content} context={context} />
  const isTight = block.type === 'list' ? !block.loose : tight && block.type === 'item'
  const children = 'children' in block && <Blocks blocks={block.children} tight={isTight} context={context} />
  switch (block.type) {
    case 'paragraph': {
      const text = (
        <>
          {block.checked !== undefined && (
            <input
              type="checkbox"
              disabled
              checked={block.checked}
              aria-label={block.checked ? context.labels.taskDone : context.labels.taskOpen}
            />
          )}
          {prose}
        </>
      )
      // What held only definitions is empty.
      return tight || !block.content.length ? text : <p dir="auto">{text}</p>
    }
    case 'heading': {
      const Heading = `h${Math.min(6, block.level + context.headingOffset)}` as 'h6'
      return <Heading dir="auto">{prose}</Heading>
    }
    case 'code':
      return <context.CodeBlock code={block.code} language={block.language} complete={block.complete} />
    case 'rule':
      return <hr />
    case 'quote':
      return <blockquote dir="auto">{children}</blockquote>
    case 'footnote':
      return (
        <div class="footnote" role="note" data-footnote={block.number} tabIndex={-1}>
          <sup>{block.number}</sup>
          {children}
        </div>
      )
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol'
      return (
        <List dir="auto" start={block.start}>
          {children}
        </List>
      )
    }
    case 'item':
      return <li dir="auto">{children}</li>
    case 'table': {
      const [header, ...rows] = block.children
      return (
        <div class="table" role="region" aria-label={context.labels.table} tabIndex={0}>
          <table>
            <thead>
              <Blocks blocks={header ? [header] : []} context={context} />
            </thead>
            <tbody>
              <Blocks blocks={rows} context={context} />
            </tbody>
          </table>
        </div>
      )
    }
    case 'row':
      return <tr>{children}</tr>
    case 'cell':
      return block.header ? (
        <th dir="auto" scope="col" align={block.alignment}>
          {prose}
        </th>
      ) : (
        <td dir="auto" align={block.alignment}>
          {prose}
        </td>
      )
  }
}
