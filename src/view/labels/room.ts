/** The texts of what changes the panel’s size. They come with the panel’s first opening. */
export const roomLabels = {
  wide: 'Wide panel',
  panelWidth: 'Panel width',
  panelHeight: 'Panel height'
}
