import '../widget/define.js'
