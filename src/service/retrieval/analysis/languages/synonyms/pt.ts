/** Words of one meaning, and the English ones that Portuguese documentation uses beside them. */
export const synonyms = `
aba guia tab
abrir open
acesso acessar aceder access
arquivo ficheiro file
arrastar drag
atalho tecla shortcut hotkey
ativar ativação habilitar ligar enable activate
atualizar atualização update upgrade
armazenar salvar guardar save store armazenamento
autenticação autenticar login auth
apagar excluir remover remoção eliminar tirar retirar desinstalar delete remove uninstall
assinatura assinar sign signing
ajuda help
bandeja tray
banco database
barra bar
biblioteca library pacote package módulo
botão button
buscar busca procurar pesquisa search
campo field
cancelar parar cancel stop abort
carregar load
celular telefone smartphone móvel mobile phone
colar paste
compartilhar compartilhamento partilhar partilha share
conta account
copiar cópia copy
criptografia criptografar encriptar encriptação cifrar encryption encrypt
desativar desativação desabilitar desligar disable deactivate
enviar upload send
baixar descarregar download
chave key secret
componente component
conexão conectar connection connect
configuração configurar definição opção setting config configuration
consulta query
corretor checker
cor color
dependência dependency
descartar descarte discard
desempenho performance lento slow
distribuir distribuição distribution distribute
documento document
ecrã tela screen
erro falha error exception failure
escuro dark
esquema schema
evento event
expirar expiração vencer vencimento expire
fechar close
fila queue
formulário form
função function
gratuito grátis free
ícone icon
idioma língua language
imagem foto image picture
implantar implantação deployment deploy
imprimir impressão print
instalar instalação install setup
isolamento isolation
janela window
ligação link
lixeira trash
maiúscula maiúsculo uppercase
mensagem message
mesclar mesclagem fundir unir merge
migrar migração migrate upgrade
modelo model template
minúscula minúsculo lowercase
mover move
negrito bold
notificação notificar notification
ortográfico spell
pagar pagamento payment
página page
pasta diretório folder directory
permissão permission
pedido requisição solicitação request
preço custo custar price cost
processo process
progresso progress
rede network
redirecionar redirecionamento redirect
recente recent
redefinir redefinição reiniciar resetar zerar reset
reembolso reembolsar devolução refund
renomear rename
resposta response
restaurar restauração recuperar recuperação restore recover
rota caminho path route
segurança security seguro
senha password
servidor server
sessão session
sincronizar sincronização sync
tarefa task
tema theme
teclado keyboard
teste testar test
título cabeçalho heading title
tradução traduzir translation
transferência clipboard
usuário utilizador user
validar validação validate
alternar trocar switch
ataque vulnerabilidade vulnerability
capturar apanhar interceptar catch
chamar invocar call
clicar clique click
construir construção build compilação compilar
criação criar create
definir definição define
devolver retornar return
evitar impedir prevenir prevent
execução executar rodar correr run
extrair extração extract
exibir exibição mostrar display show
ferramenta tool
filho child
filtrar filtro filter
gerir gerenciar gestão gerenciamento manage management
imediatamente imediato immediate
internacionalização tradução i18n
laço loop iterar iteração
leitura ler read
limpar limpeza cleanup
manter preservar conservar guardar keep
mutar mutação mutate
obrigatório requerido necessário required mandatory
observar observador watch
obter pegar recuperar get fetch
opcional facultativo optional
ordenar ordenação sort
pai parent
personalizar próprio custom
rato mouse
rolar rolagem scroll
submeter enviar submissão submit send
vetor array
`
