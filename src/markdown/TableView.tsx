import { useMemo } from 'preact/hooks'
import type { RenderContext } from './context.ts'
import { Prose } from './Prose.tsx'
import type { Alignment, Cell, Row, Table } from './tree.ts'

interface TableProps {
  table: Table
  context: RenderContext
}

/** A table in a region that scrolls by itself, and can be focused to be scrolled by keys. */
export const TableView = ({ table, context }: TableProps) => {
  const [header, ...rows] = table.children
  const view = (row: Row) => <RowView row={row} tag="td" alignments={table.alignments} context={context} />
  return (
    <div class="table" role="region" aria-label={context.labels.table} tabIndex={0}>
      <table>
        {header && (
          <thead>
            <RowView row={header} tag="th" alignments={table.alignments} context={context} />
          </thead>
        )}
        <tbody>{rows.map(view)}</tbody>
      </table>
    </div>
  )
}

interface RowProps {
  row: Row
  tag: 'th' | 'td'
  alignments: Alignment[]
  context: RenderContext
}

const RowView = ({ row, tag: Tag, alignments, context }: RowProps) =>
  useMemo(() => {
    const view = ({ content }: Cell, column: number) => (
      <Tag dir="auto" align={alignments[column]} scope={Tag === 'th' ? 'col' : undefined}>
        <Prose content={content} context={context} />
      </Tag>
    )
    return <tr>{row.children.map(view)}</tr>
  }, [row, Tag, alignments, context])
