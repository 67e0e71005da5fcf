import { type Documentation, documentations, isPresent } from './documentations.ts'

/** Returns the documentations named on the command line, or all; prints and leaves out those not on this machine. */
export const askedDocumentations = (): Documentation[] => {
  const names = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
  const known = documentations.map(({ name }) => name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length) {
    console.error(`There are no questions about ${unknown.join(', ')}, but about ${known.join(', ')}.`)
    process.exit(2)
  }
  const asked = documentations.filter(({ name }) => !names.length || names.includes(name))
  for (const each of asked)
    if (!isPresent(each)) console.log(`The docs of ${each.name} are not on this machine: ${each.folder}`)
  return asked.filter(isPresent)
}
