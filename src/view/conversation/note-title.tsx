import type { NoteTitleProps } from '../../markdown/index.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './note-title.css?inline'

export { noteLabels as labels } from '../labels/notes.ts'
export { styles }

/** The title of a note. Its module also has the styles of all notes. */
export const View = ({ kind }: NoteTitleProps) => <p dir="auto">{useAssistant().label(kind)}</p>
