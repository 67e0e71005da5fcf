export default { 'query-language': 'Query language', cli: 'Command line' }
