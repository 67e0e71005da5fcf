import { useMemo } from 'preact/hooks'
import type { RenderContext } from './context.ts'
import { drawProse } from './prose.tsx'
import type { Node } from './tree.ts'

/** Blocks, items, rows and cells by position: none ever moves, so none has a key. In a tight list a paragraph is only its text. */
export const drawBlocks = (blocks: readonly Node[], context: RenderContext, tight = false) =>
  blocks.map(block => <BlockView {...{ block, context, tight }} />)

interface BlockProps {
  block: Node
  context: RenderContext
  tight: boolean
}

/** Drawn again only when the block is another object than before; the same virtual nodes are not even compared. */
const BlockView = ({ block, context, tight }: BlockProps) =>
  useMemo(() => drawBlock(block, context, tight), [block, context, tight])

const drawBlock = (block: Node, context: RenderContext, tight: boolean) => {
  switch (block.type) {
    case 'paragraph': {
      const text = [
        block.checked !== undefined && (
          <input
            type="checkbox"
            disabled
            checked={block.checked}
            aria-label={context.labels[block.checked ? 'taskDone' : 'taskOpen']}
          />
        ),
        drawProse(block.content, context)
      ]
      // What held only definitions is empty.
      return tight || !block.content.length ? text : <p dir="auto">{text}</p>
    }
    case 'heading': {
      const Heading = `h${Math.min(6, block.level + context.headingOffset)}` as 'h6'
      return <Heading dir="auto">{drawProse(block.content, context)}</Heading>
    }
    case 'code':
      return <context.codeBlock code={block.code} language={block.language} complete={block.complete} />
    case 'rule':
      return <hr />
    case 'quote':
      return <blockquote dir="auto">{drawBlocks(block.children, context)}</blockquote>
    case 'footnote':
      return (
        <div class="footnote" role="note" data-footnote={block.number} tabIndex={-1}>
          <sup>{block.number}</sup>
          {drawBlocks(block.children, context)}
        </div>
      )
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol'
      return (
        <List dir="auto" start={block.start}>
          {drawBlocks(block.children, context, !block.loose)}
        </List>
      )
    }
    case 'item':
      return <li dir="auto">{drawBlocks(block.children, context, tight)}</li>
    case 'table':
      return (
        <div class="table" role="region" aria-label={context.labels.table} tabIndex={0}>
          <table>
            <thead>{drawBlocks(block.children.slice(0, 1), context)}</thead>
            <tbody>{drawBlocks(block.children.slice(1), context)}</tbody>
          </table>
        </div>
      )
    case 'row':
      return <tr>{drawBlocks(block.children, context)}</tr>
    case 'cell': {
      const Cell = block.header ? 'th' : 'td'
      return (
        <Cell dir="auto" align={block.alignment}>
          {drawProse(block.content, context)}
        </Cell>
      )
    }
  }
}
