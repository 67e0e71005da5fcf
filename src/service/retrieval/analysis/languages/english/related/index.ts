import { actions } from './actions.ts'
import { code } from './code.ts'
import { data } from './data.ts'
import { interfaces } from './interfaces.ts'
import { operations } from './operations.ts'
import { security } from './security.ts'
import { web } from './web.ts'

/**
 * What a reader’s words make likely in a page, without meaning the same: whoever says “404” may want what the page says
 * of “not found”. They count less than synonyms, and in one direction. Only what holds in any documentation belongs here.
 */
export const related = [web, security, code, data, interfaces, operations, actions].join('')
