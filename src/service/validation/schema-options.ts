import type * as v from 'valibot'

interface Conversion {
  valibotAction: v.GenericPipeItem & { requirement?: unknown }
  jsonSchema: object
}

/**
 * Options for converting schemas to JSON Schema with checks that the converter does not know. `v.metadata({ schema })` at
 * the end of a pipe describes input that is not JSON: a number in a query, a comma-separated list.
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
