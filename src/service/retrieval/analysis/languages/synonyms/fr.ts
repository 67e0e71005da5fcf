/** Words of one meaning, and the English ones that French documentation uses beside them. */
export const synonyms = `
abonnement subscription
accès access
activer activation enable activate
afficher affichage display show
annuler arrêter cancel stop abort
attente attendre wait queue
authentification connexion login auth identification
base database
bibliothèque library paquet package module
bouton button
champ field
charger chargement load
chaîne string
chemin path route
chiffrer chiffrement crypter encryption
clavier keyboard
clé key
clé secret
coller paste
commande command
composant component
compte account
configuration configurer paramètre réglage setting option config
connecter connexion connect
connexion connection
copier copie copy
corbeille trash
couleur color
courriel mail email
créer création create
déplacer déplacement move
désactiver désactivation disable deactivate
diapositive diapo slide
dossier répertoire folder directory
environnement environment
éditeur ide editor
délai timeout
démarrer démarrage lancer boot start
dépendance dependency
déployer déploiement deployment deploy
enregistrer sauvegarder save store
erreur error exception
exemple example
exécuter exécution lancer run
expirer expiration expire
fenêtre window
fermer fermeture close
fichier file
file queue
formulaire form
fusionner fusion merge
graphe graphique diagramme graph chart
gras bold
gratuit libre free
image photo picture
imprimante printer
imprimer impression print
installer installation install setup
interface api
invite prompt
journal log
langue language
lent lenteur slow performance
lien link
message message
mettre update mise
migration migrer migrate upgrade
modifier modification changer edit
modèle model template
monter montage mount
mot mdp password
notification notifier notification
noyau kernel
onglet tab
ordinateur machine hôte host
ouvrir ouverture open
page page
pare-feu firewall
partager partage share
payer paiement payment
poids peser taille size
périphérique device
police font
prix tarif coût coûter price cost
raccourci shortcut
recherche rechercher chercher search
redirection rediriger redirect
redémarrer redémarrage restart reboot
rembourser remboursement refund
renommer renommage rename
requête request demande
réponse response
réseau network
restaurer restauration récupérer récupération restore recover
salarié employé employee
sauvegarde backup
serveur server
session session
souris mouse
supprimer suppression effacer désinstaller désinstallation enlever purger delete remove uninstall
sécurité security sécuriser
synchroniser synchronisation sync
téléphone portable smartphone mobile phone
terminal console shell
test tester test
thème theme
titre entête heading title
traduction traduire translation
télécharger téléchargement download
téléverser téléversement upload envoyer
utilisateur user
valider validation validate vérifier
événement event
appeler invoquer call
boucle itérer itération loop
capter capturer intercepter attraper rattraper catch
clic cliquer click
conserver garder préserver maintenir keep
construire construction build
définir définition define
destruction détruire destroy
démonter démontage unmount
défiler défilement scroll
enfant child
éviter empêcher prevent
extraire extraction extract
facultatif optionnel optional
faille vulnérabilité vulnerability
filtrer filtre filter
imbriqué nested
immédiat immédiatement immediate
internationalisation traduction i18n
lecture lire read
mémoire cache memory
modale dialogue modal dialog
muter mutation mutate
nettoyer nettoyage cleanup
obligatoire requis required mandatory
observer surveiller watch
outil tool
personnaliser propre custom
récupérer obtenir get fetch
réinitialiser réinitialisation reset
retourner renvoyer return
soumettre envoyer soumission submit send
tableau array
trier tri sort
`
