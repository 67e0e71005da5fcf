/** Stands in for Zod 3 and its JSON Schema, which the MCP SDK takes too. All schemas here are those of Zod 4. */
const unused = (): never => {
  throw new Error('This is no schema of Zod 4.')
}

export { unused as object, unused as zodToJsonSchema }
