import { type Command, Option } from 'commander'
import { type FormatName, formatNames } from '../../export/format-names.ts'

export interface ExportFlags {
  format?: FormatName
  out?: string
  resume?: boolean
  bom: boolean
  json?: boolean
  from?: string
  to?: string
}

/** Adds the options of every export. */
export const withExport = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--format <name>',
        'default: by the ending of the file; on standard output csv, or json with --json'
      ).choices(formatNames)
    )
    .option(
      '--out <file>',
      '.csv, .ndjson, .jsonl or .json; it appears when it is whole. Without it, or as -, standard output'
    )
    .option('--resume', 'go on where an interrupted export to the same file was')
    .option('--no-bom', 'csv without the byte order mark that spreadsheets on Windows need')
