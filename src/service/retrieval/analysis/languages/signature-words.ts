/**
 * Words that ask for what a function’s signature and the text below it tell, whether or not they say these words, in
 * whichever language.
 */
export const signatureWords =
  /(?<!\p{L})(?:returns?|returned|returning|signatures?|signatur|prototypes?|rückgabe(?:wert|typ)?|zurückgibt|gibt|zurück|retourne|renvoie|devuelve|retorna|devolve|restituisce|возвращает|сигнатур\p{L}?)(?!\p{L})/giu
