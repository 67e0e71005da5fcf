/** Words of one meaning, and the English ones that Italian documentation uses beside them. */
export const synonyms = `
abbonamento abbonarsi subscription
abilitare attivare attivazione accendere enable activate
accesso accedere access login auth autenticazione autenticare
account profilo
aggiornare aggiornamento update upgrade
aiuto help
allegato attachment
appunti clipboard
aprire open
archiviare archiviazione salvare salvataggio conservare memorizzare save store storage
avviare avvio start launch boot
avviso notifica notificare notification
browser navigatore
caratteri font
caricare caricamento load upload
cartella directory folder
cercare ricerca search
chiave key secret
chiudere close
collegamento link
colore color
comando command
condividere share
configurare configurazione impostazione impostare opzione setting config configuration setup
connettere connect
copiare copia copy
crittografia crittografare cifrare cifratura encryption encrypt
database base
dipendenza dependency
disabilitare disattivare disattivazione spegnere disable deactivate
disinstallare eliminare eliminazione cancellare cancellazione rimuovere rimozione delete remove uninstall
dispositivo device
documento document
errore error exception failure
esecuzione eseguire run
esportare esportazione export
etichetta tag label
evento event
fattura invoice
file documento
finestra window
funzione function
gratis gratuito free
grassetto bold
grafo grafico diagramma graph chart
guida manuale guide manual
icona icon
immagine foto image picture
importare importazione import
incollare paste
installare installazione install
intestazione titolo heading title
lento lentezza prestazione slow performance
libreria library pacchetto package modulo
lingua language
messaggio message
migrare migrazione migrate
modello template
modulo form
pagare payment
parola password
percorso path route
permesso autorizzazione permission
prezzo costo costare tariffa price cost
pulsante bottone button
rete network
richiesta request
riga linea line
rimborso rimborsare refund
rinominare rename
ripristinare ripristino recuperare recupero restore recover
risposta response
scaricare download
scheda tab
scadenza scadere expire
schermo schermata screen
scorciatoia shortcut hotkey tasto
scuro dark
server host
sessione session
sicurezza sicuro security
sincronizzare sincronizzazione sync
soldi denaro money
spostare spostamento move
stampante printer
stampare stampa print
tastiera keyboard
telefono cellulare smartphone mobile phone
tema theme
test prova testare
tradurre traduzione translation
trascinare drag
unire unione fondere merge
utente user
`
