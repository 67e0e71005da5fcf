import { useMemo } from 'preact/hooks'
import type { RenderContext } from './context.ts'
import { Prose } from './Prose.tsx'
import { TableView } from './TableView.tsx'
import type { Block, Item, List } from './tree.ts'

interface BlocksProps {
  blocks: readonly Block[]
  context: RenderContext
  /** In a tight list a paragraph is only its text. */
  tight?: boolean
}

/** Blocks by position: none ever moves, so none has a key. */
export const Blocks = ({ blocks, context, tight = false }: BlocksProps) => {
  const view = (block: Block) => <BlockView block={block} tight={tight} context={context} />
  return <>{blocks.map(view)}</>
}

interface BlockProps {
  block: Block
  tight: boolean
  context: RenderContext
}

/** Drawn again only when the block is another object than before; the same virtual nodes are not even compared. */
const BlockView = ({ block, tight, context }: BlockProps) =>
  useMemo(() => drawBlock(block, tight, context), [block, tight, context])

const drawBlock = (block: Block, tight: boolean, context: RenderContext) => {
  switch (block.type) {
    case 'paragraph': {
      const prose = <Prose content={block.content} context={context} />
      return tight || !block.content.length ? prose : <p dir="auto">{prose}</p>
    }
    case 'heading': {
      const Heading = `h${Math.min(6, block.level + context.headingOffset)}` as 'h6'
      return (
        <Heading dir="auto">
          <Prose content={block.content} context={context} />
        </Heading>
      )
    }
    case 'code':
      return <context.CodeBlock code={block.code} language={block.language} complete={block.complete} />
    case 'rule':
      return <hr />
    case 'quote':
      return (
        <blockquote dir="auto">
          <Blocks blocks={block.children} context={context} />
        </blockquote>
      )
    case 'footnote':
      return (
        <div class="footnote" role="note" data-footnote={block.number} tabIndex={-1}>
          <sup>{block.number}</sup>
          <Blocks blocks={block.children} context={context} />
        </div>
      )
    case 'list':
      return <ListView list={block} context={context} />
    case 'table':
      return <TableView table={block} context={context} />
  }
}

interface ListProps {
  list: List
  context: RenderContext
}

const ListView = ({ list, context }: ListProps) => {
  const view = (item: Item) => <ItemView item={item} tight={!list.loose} context={context} />
  const items = list.children.map(view)
  if (list.start === undefined) return <ul dir="auto">{items}</ul>
  return (
    <ol dir="auto" start={list.start}>
      {items}
    </ol>
  )
}

interface ItemProps {
  item: Item
  tight: boolean
  context: RenderContext
}

const ItemView = ({ item, tight, context }: ItemProps) =>
  useMemo(
    () => (
      <li dir="auto">
        {item.checked !== undefined && <TaskBox checked={item.checked} context={context} />}
        <Blocks blocks={item.children} context={context} tight={tight} />
      </li>
    ),
    [item, tight, context]
  )

const TaskBox = ({ checked, context: { labels } }: { checked: boolean; context: RenderContext }) => (
  <input type="checkbox" disabled checked={checked} aria-label={checked ? labels.taskDone : labels.taskOpen} />
)
