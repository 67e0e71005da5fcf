import { CommandError } from '../../terminal/exit-codes.ts'

/** An interrupted export that the given command cannot go on with. */
export class CannotResume extends CommandError {
  override name = 'CannotResume'
}
