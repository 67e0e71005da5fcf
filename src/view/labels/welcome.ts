/** Texts of an empty conversation that come after the first ones. */
export const welcomeLabels = {
  shortcutHint: '{keys} from anywhere on the page'
}
