import { InvalidArgumentError, Option } from 'commander'

/** An option that takes one or more of a few names, separated by commas; its value is a list. */
export class NamesOption<Name extends string> extends Option {
  /** The allowed names, which completion offers. */
  readonly names: readonly Name[]

  constructor(flags: string, names: readonly Name[], meaning = '') {
    super(flags, `${meaning && `${meaning}, `}comma-separated: ${names.join(', ')}`)
    this.names = names
    this.argParser(text => text.split(',').map(each => this.nameOf(each.trim())))
  }

  private nameOf(text: string): Name {
    const name = this.names.find(each => each === text)
    if (name) return name
    throw new InvalidArgumentError(`${this.long} takes ${this.names.join(', ')}, and commas between them.`)
  }
}
