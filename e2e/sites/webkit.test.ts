import { test } from '../test.ts'
import { testBehaviours } from './behaviours.ts'
import { openWebKit } from './webkit.ts'

test.describe('webkit', () => testBehaviours(openWebKit))
