/** From here on a field treats its text as long, in UTF-16 units: what it does at each key would make writing slow. */
export const longest = 2000
