/** Words of one meaning, and the English ones that Spanish documentation uses beside them. */
export const synonyms = `
abrir open
acceso access
actualizar actualización update upgrade
adjunto attachment
almacenar guardar conservar save store keep almacenamiento
archivo fichero file
arrancar arranque boot iniciar inicio
arrastrar drag
atajo shortcut
autenticación autenticar login auth
ayuda help
barra bar
base database
biblioteca librería library paquete package módulo
borrar eliminar desinstalar quitar delete remove uninstall
botón button
buscar búsqueda buscador search
cadena string
campo field
cancelar detener parar cancel stop abort
cargar load
carpeta directorio folder directory
celular móvil teléfono smartphone mobile phone
cifrar cifrado encriptar encryption
clave key secret
cola queue
color colour color
comando orden command
combinar fusionar unir mezclar merge
compartir share
complemento plugin extensión addon
componente component
conexión conectar connection connect
configuración configurar ajuste opción setting config configuration
consulta query
contraseña password
copia respaldo backup
correo email mail
cortafuegos firewall
cuenta account
dependencia dependency
desactivar desactivación deshabilitar disable deactivate
descargar descarga download
descuento rebaja discount
desplegar despliegue deployment deploy
dispositivo device
dos 2
ejecutar ejecución run
elegir escoger seleccionar selección select choose
enlace link
entorno environment
error fallo excepción exception failure
esquema schema
etiqueta tag label
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
máquina equipo ordenador computadora computador compu pc host computer
mensaje message
migrar migración migrate upgrade
modelo model
montar montaje mount
notificación notificar notification
núcleo kernel
oscuro dark
pago pagar payment
papelera trash
perder pérdida lose lost
permiso permission
pestaña tab
petición solicitud request
plantilla template
portapapeles clipboard
precio coste costo tarifa price cost
predeterminado defecto default
prueba probar test
ratón mouse
recuperar recuperación restaurar restauración restore recover
red network
redirigir redirección redirect
reembolso reembolsar devolución refund
registro log
reiniciar reinicio restart reboot
repositorio repo repository
respuesta response
ruta path route
seguridad security seguro
servidor server
sesión session
sincronizar sincronización sync
subir upload
suscripción suscribir subscription
teclado keyboard
tema theme
terminal consola console shell
traducción traducir translation
tres 3
vacío blanco empty
vencer vencido expirar expiración caducar expire
validar validación validate
ventana window
`
