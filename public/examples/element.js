import '/widget/define.js'
