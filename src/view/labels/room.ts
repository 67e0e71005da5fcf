/** Labels of the controls for the panel’s size. They load with the panel’s first opening. */
export const roomLabels = {
  wide: 'Wide panel',
  panelWidth: 'Panel width',
  panelHeight: 'Panel height'
}
