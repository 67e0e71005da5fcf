import { stemmer } from '@orama/stemmers/spanish'
import { stopwords } from '@orama/stopwords/spanish'
import { withForms } from './forms.ts'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/es.ts'
import { synonyms } from './synonyms/es.ts'

/** Words of the list that a documentation is about. */
const meaningful = new Set([
  'valor',
  'final',
  'estado',
  'estados',
  'general',
  'informo',
  'informó',
  'ejemplo',
  'cuenta',
  'cuentas',
  'hora',
  'horas',
  'tiempo',
  'modo',
  'trabajo'
])

/** A noun in the singular, since the stemmer cuts “imágenes”, “tareas” and “líneas” to other stems than those of one. */
const singular = (word: string): string => {
  if (word.length < 5) return word
  if (/[cs]iones$/.test(word)) return word.replace(/ones$/, 'ón')
  return word.replace(/(?<=[lrndzj])es$/, '').replace(/(?<=[aeo])s$/, '')
}

const nouns = `
comando comandos
mando mandos
operando operandos
funciones función
cuenta cuentas
`

/** Verbs whose stem changes: the stemmer brings their other forms together. */
const verbs = `
mostrar muestro muestra muestras muestran muestre
encontrar encuentro encuentra encuentras encuentran encuentre
probar pruebo prueba pruebas prueban pruebe
cerrar cierro cierra cierras cierran cierre cierres
mover muevo mueve mueves mueven mueva
resolver resuelvo resuelve resuelves resuelven resuelva
devolver devuelvo devuelve devuelves devuelven devuelva
encender enciendo enciende enciendes encienden encienda
recomendar recomiendo recomienda recomiendan recomiende
desplegar despliego despliega despliegan despliegue despliegues desplieguen
optimizar optimice optimices optimicen
actualizar actualice actualices actualicen
renderizar renderice renderices rendericen
utilizar utilice utilices utilicen
publicar publique publiques publiquen
buscar busque busques busquen
aplicar aplique apliques apliquen
indicar indique indiques indiquen
cargar cargue cargues carguen
redirigir redirijo redirija redirijan redirección redirecciones
elegir elijo elija elijan
construir construye construyen construyo construya construcción
traducir traduzco traduzca traducción traducciones
conectar conexión conexiones
autenticar autenticación
`

const withSingular = (word: string): string => stemmer(singular(word))
const stem = withForms(withForms(withSingular, nouns), verbs, withSingular)

export const spanish = languageOf({
  tag: 'es',
  stem,
  stopWords: `${stopwords.filter(word => !meaningful.has(word)).join(' ')} quiero necesito hola gracias favor uso hago
funciona funcionan utilizar utilizo utiliza cuál puede puedo sirve sirven pongo qué dónde cuándo porqué
quisiera gustaría alguien permite permiten ayuda usando usarlo usarla utilizando utilizarlo debo debería podría podrías
decirme dime haya hayan haga hagan puedan intentando vale hice sale podés hacés querés tenés sabés decime`,
  genericWords: `ejemplo ejemplos grande pequeño pequeña simple sencillo fácil rápido rápida nueva nuevo cosa cosas forma parte caso
casos vez minuto minutos segundo segundos hora mes año aplicación aplicaciones programa página páginas sitio texto valor
valores nombre nombres tipo tipos sistema resultado resultados usuario usuarios persona gente crear creo escribir
escribo agregar añadir cambiar cambio mostrar muestro empezar inicio fin diferencia diferencias explicar significa
completo completa`,
  kindsOfNames: `opción opciones parámetro parámetros argumento argumentos propiedad propiedades prop props atributo
atributos campo campos bandera flag ajuste método métodos función funciones hook evento variable variables comando
comandos cabecera encabezado clave componente módulo clase tipo directiva configuración`,
  synonyms,
  phrasing,
  followUp: /^\s*(y|e|pero|o|también|entonces|qué tal)(?!\p{L})/iu,
  problem:
    /(?<!\p{L})(no|nunca|nada|ningún\w*|error(es)?|falla\w*|fallo|imposible|falta\w*|roto|bloquead[oa]|lent[oa]|por qué|demasiad[oa]s?)(?!\p{L})/iu,
  definition:
    /^¿?(qué (es|son|significa)|explica)\s+((un|una|el|la|los|las)\s+)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*\??$/iu,
  define: thing => `¿Qué es ${thing}?`,
  comparisons: [
    /\bdiferencias? entre (.+?) y (.+)$/i,
    /\bcomparar? (.+?) (?:y|con) (.+)$/i,
    /^(?:.*\s)?¿?(\S+) (?:vs\.?|versus) (.+)$/i
  ],
  changeTerms: /^(migr|actualiz|version|cambi|novedad|obsolet|upgrad)/
})
