/** Labels of the empty state that load late. */
export const welcomeLabels = {
  shortcutHint: '{keys} from anywhere on the page'
}
