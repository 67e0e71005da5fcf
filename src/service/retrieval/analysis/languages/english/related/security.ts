/** Who may do what, and what must not leak. */
export const security = `
401 > unauthorized unauthenticated authentication
403 > forbidden permission authorization
logout signout > session logout
signup register > register signup registration account
password > credential hash
pwd pw passwd > password
credential > secret key token password
cred creds > credentials
token > jwt credential key
jwt > token bearer
bearer > token authorization header
apikey > key token authentication
mfa 2fa otp > authentication login
oauth oauth2 oidc openid saml sso > oauth authentication login
basic > authentication simple
role > permission authorization
permission perms perm > permission role access authorization allow
authorize > permission access role authentication
access > permission authorization
scope > permission context
account > user profile
anonymous guest > unauthenticated anonymous guest user
member > user
owner > author user
moderator > role permission
admin backoffice > admin dashboard
tenant tenants multitenant > organization domain
organization company team > team organization
encrypt encryption > cipher crypto hash
hash > digest checksum
checksum > hash digest integrity
hmac > signature hash
tamper forge > signature signed modify
https > tls ssl certificate secure
certificate > https tls
cors crossorigin > cors origin
csrf xsrf > csrf forgery origin
xss > sanitize escape injection security
csp > security policy
nonce > csp security
sanitize > escape clean
injection > escape sanitize
clickjacking > frame headers
sandbox > iframe isolate
leak > expose secret memory
spam > abuse captcha
attack attacker hacker > attack security protect
vulnerability exploit hole > vulnerability security attack
guard > protect middleware authorization
private > internal protected
internal > private
privacy gdpr consent > cookie data privacy personal
audit > log
passphrase > password
`
