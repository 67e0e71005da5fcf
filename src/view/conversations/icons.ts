// Paths of 20-unit line icons, as `../icons.tsx` draws them.
export const exportIcon = 'M10 4v8M6.5 9l3.5 3.5L13.5 9M4.5 13v3h11v-3'
export const deleteIcon = 'M4.5 6h11M8 6V4h4v2M6 6l.6 10h6.8L14 6'
