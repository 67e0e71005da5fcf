/** Words of one meaning, and the English ones that Chinese documentation uses beside them. */
export const synonyms = `
主机 host
主题 theme
事件 event
依赖 dependency
值 value
停止 终止 取消 stop cancel
共享 分享 share
内存 memory
内核 kernel
函数 function
删除 移除 卸载 remove delete uninstall
加密 encrypt
升级 更新 upgrade update
启动 引导 开机 boot start
备份 backup
安全 security
安装 装 install setup
定制 custom customize
密码 口令 password
密钥 key
导入 import
导出 export
弹窗 dialog
性能 慢 performance slow
打印 print printer
挂载 mount
接口 interface api
控制台 终端 console terminal
搜索 查找 检索 search find
数据 data
文件 file
文档 document
日志 log
时区 timezone
权限 许可 permission
构建 编译 build compile
查询 query
模块 module
模板 template
测试 test
消息 信息 message
版本 version
用户 user
生产 production
电脑 computer
登录 登陆 认证 login auth
目录 folder directory
磁盘 硬盘 disk
端口 port
组件 component
缓存 cache
网络 network
脚本 script
设备 device
设置 配置 setting config configuration
语言 language locale
请求 request
路径 path
身份 identity
迁移 migrate
运行 执行 run execute
连接 connect connection
退出 注销 logout exit
通知 notification
邮件 邮箱 email mail
重启 restart reboot
错误 报错 异常 error exception
键盘 keyboard
鼠标 mouse
`
