import { type Command, Option } from 'commander'
import { type FormatName, formatNames } from '../../export/format-names.ts'

export interface ExportFlags {
  format?: FormatName
  out?: string
  resume?: boolean
  bom: boolean
  json?: boolean
}

/** Adds the options of every export. */
export const withExport = (command: Command): Command =>
  command
    .addOption(
      new Option('--format <name>', 'default: by the name of the file, else csv (json with --json)').choices(
        formatNames
      )
    )
    .option('--out <file>', 'the file, which appears when it is whole; without it, standard output')
    .option('--resume', 'go on where an interrupted export to the same file was')
    .option('--no-bom', 'csv without the byte order mark that spreadsheets on Windows need')
