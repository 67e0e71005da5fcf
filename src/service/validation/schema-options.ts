import type * as v from 'valibot'

interface Conversion {
  valibotAction: v.GenericPipeItem & { requirement?: unknown }
  jsonSchema: object
}

/**
 * How a check that JSON Schema’s converter does not know is described. `v.metadata({ schema })` at the end of a pipe
 * says what a client sends where that is no JSON: a number in a query, a list with commas.
 */
export const schemaOptions = {
  options: {
    overrideAction({ valibotAction, jsonSchema }: Conversion): object {
      if (valibotAction.type === 'max_code_points') return { ...jsonSchema, maxLength: valibotAction.requirement }
      if (isMetadata(valibotAction)) return valibotAction.metadata.schema ?? jsonSchema
      return jsonSchema
    }
  }
}

const isMetadata = (action: object): action is { metadata: { schema?: object } } => 'metadata' in action
