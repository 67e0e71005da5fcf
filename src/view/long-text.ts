/** UTF-16 units above which a field skips its work for each key, such as measuring, which would make typing slow. */
export const longText = 2000
