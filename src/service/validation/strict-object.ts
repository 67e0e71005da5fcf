import * as v from 'valibot'
import { isObject } from '../../shared/objects.ts'

/** An object with these keys only, with issues in plain words. Unlike the library’s own schema it refuses lists. */
export const strictObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<v.InferInput<v.StrictObjectSchema<Entries, undefined>>>(isObject, 'must be an object'),
    v.strictObject(entries, ({ expected }) =>
      expected === 'never' ? `is not known here; known are ${Object.keys(entries).join(', ')}` : 'is required'
    )
  )
