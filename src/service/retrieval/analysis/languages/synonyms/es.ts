/** Words of one meaning, and the English ones that Spanish documentation uses beside them. */
export const synonyms = `
abrir abierto open
acceso access
actualizar actualización update upgrade
almacenar guardar save store almacenamiento
archivo fichero file
arrancar arranque boot iniciar inicio
arrastrar drag
atajo shortcut
autenticación autenticar login auth
ayuda help
base database
biblioteca librería library paquete package módulo
borrar eliminar desinstalar quitar delete remove uninstall
botón button
buscar búsqueda search
cadena string
campo field
cancelar detener parar cancel stop abort
cargar load
carpeta directorio folder directory
cifrar cifrado encriptar encryption
clave key secret
cola queue
color colour color
comando orden command
compartir share
componente component
conexión conectar connection connect
configuración configurar ajuste opción setting config configuration
consulta query
contraseña password
copia respaldo backup
correo email mail
cortafuegos firewall
dependencia dependency
descargar descarga download
desplegar despliegue deployment deploy
dispositivo device
ejecutar ejecución run
elegir escoger seleccionar selección select choose
enlace link
entorno environment
error fallo exception failure
esquema schema
evento event
firma firmar sign signature
formulario form
función function
gratis gratuito libre free
idioma lengua language
imagen foto image picture
impresora printer
imprimir impresión print
iniciar start launch
instalar instalación install setup
interfaz api interface
lento lentitud slow performance rendimiento
mensaje message
migrar migración migrate upgrade
modelo model
montar montaje mount
máquina equipo ordenador computadora host
notificación notificar notification
núcleo kernel
oscuro dark
permiso permission
petición solicitud request
plantilla template
portapapeles clipboard
prueba probar test
página page
ratón mouse
red network
redirigir redirección redirect
registro log
reiniciar reinicio restart reboot
respuesta response
ruta path route
seguridad security seguro
servidor server
sesión session
subir upload
teclado keyboard
tema theme
terminal consola console shell
traducción traducir translation
validar validación validate
ventana window
`
