// Paths of 20-unit line icons, as `../icons.tsx` draws them.
export const copyIcon = 'M7.5 7.5v-3h8v8h-3M4.5 7.5h8v8h-8z'
export const checkIcon = 'M4.5 10.5l3.5 3.5 7.5-8'
export const downIcon = 'M10 4v11.5M5 10.5l5 5 5-5'
export const editIcon = 'M5 15l.5-3 7.5-7.5 2.5 2.5L8 14.5 5 15Z'
