// Icon paths of the buttons below an answer, in the format of `icons.ts`; they load with these buttons.
export const retryIcon = 'M15.5 10a5.5 5.5 0 1 1-1.7-4M14 3v3h-3'
export const goodIcon =
  'M7 9l2.6-5.2c1 0 1.7.8 1.5 1.8L10.7 8H14.5a1.2 1.2 0 0 1 1.2 1.5l-1.1 4.8a1.5 1.5 0 0 1-1.5 1.2H7m0-6.5v6.5m0-6.5H4.5v6.5H7'
export const badIcon =
  'M13 11l-2.6 5.2c-1 0-1.7-.8-1.5-1.8L9.3 12H5.5a1.2 1.2 0 0 1-1.2-1.5l1.1-4.8a1.5 1.5 0 0 1 1.5-1.2H13m0 6.5V4.5m0 6.5h2.5V4.5H13'
