/** Words of one meaning, and the English ones that Spanish documentation uses beside them. */
export const synonyms = `
acceso access
actualizar actualización update upgrade
almacenar guardar save store almacenamiento
archivo fichero file
arrastrar drag
atajo shortcut
autenticación autenticar login auth
ayuda help
base database
biblioteca librería library paquete package módulo
borrar eliminar delete remove
botón button
buscar búsqueda search
cadena string
campo field
cancelar detener parar cancel stop abort
carpeta directorio folder directory
cargar load
subir upload
descargar descarga download
clave key secret
cola queue
color colour color
comando orden command
componente component
conexión conectar connection connect
configuración configurar ajuste opción setting config configuration
consulta query
contraseña password
correo email mail
dependencia dependency
desplegar despliegue deployment deploy
enlace link
entorno environment
error fallo exception failure
esquema schema
evento event
firma firmar sign signature
formulario form
función function
imagen foto image picture
iniciar start launch
instalar instalación install setup
interfaz api interface
lento lentitud slow performance rendimiento
mensaje message
migrar migración migrate upgrade
modelo model
notificación notificar notification
oscuro dark
página page
permiso permission
petición solicitud request
plantilla template
portapapeles clipboard
prueba probar test
red network
redirigir redirección redirect
registro log
respuesta response
ruta path route
seguridad security seguro
servidor server
sesión session
tema theme
teclado keyboard
traducción traducir translation
ventana window
validar validación validate
`
