/** Words of one meaning, and the English ones that Japanese documentation uses beside them. */
export const synonyms = `
アカウント account
イベント event
インストール 導入 セットアップ install setup
インターフェース interface
エラー 誤り 例外 失敗 error exception fail
オプション 選択肢 option
カーネル kernel
キャッシュ cache
キーボード keyboard
グループ group
コピー 複写 複製 コピペ copy
コマンド 命令 command
コンソール 端末 ターミナル console terminal
コンポーネント 部品 component
サーバー server
シェル shell
スクリプト script
セキュリティ 安全 security
セッション session
ダウンロード download
テスト 試験 test
テーマ theme
ディスク disk
ディレクトリ フォルダ directory folder
デバイス 機器 device
デフォルト デフォールト 既定 標準 初期 default
デプロイ 配備 deploy
データ data
データベース database
ドキュメント 文書 document
ネットワーク network
バックアップ 控え backup
バージョン 版 version
パスワード 暗証 password
パッケージ package
パラメータ 引数 parameter argument
ファイル file
フォーム form
フリー 無料 無償 自由 free
ブート 起動 開始 boot start launch
プリンタ 印刷 printer print
プロセス process
プロパティ 属性 property attribute
ホスト host
マウス mouse
マウント mount
メッセージ message
メモリ memory
メール mail email
モジュール module
ユーザー user
ライブラリ library
リブート restart reboot
リンク link
ログ 記録 log
ログイン 認証 login auth
停止 止める 終了 中止 stop cancel
削除 消す 消去 除去 remove uninstall delete
暗号 encrypt
更新 アップデート update upgrade
検索 探す 探索 search
権限 許可 許す permission
画像 イメージ 写真 image picture
画面 ウィンドウ window screen
移行 migrate
言語 language locale
設定 構成 コンフィグ config configuration setting
通知 notification
遅い 重い 性能 パフォーマンス performance slow
鍵 キー key
スペース 空白 space
ソート 並べ替え 並び替え sort
ビルトイン 組み込み 内蔵 builtin
ループ 繰り返し 繰り返す loop
レンダリング 描画 render
ロード 読み込み 読み込む load
リトライ 再試行 retry
一度 一回 1回 once
上限 最大 限度 制限 max maximum limit
保存 セーブ save
入力 input
出力 output
切り替え switch toggle
取得 受け取る get fetch receive
有効 オン enable
無効 オフ 止める disable
本番 プロダクション 運用 production
閉じる close
開く open
送信 送る send submit
選択 選ぶ select
待つ 待機 wait
高速 速い 速度 fast speed
警告 warning
呼び出し 呼び出す 呼ぶ call
戻す 戻る 返す return
パソコン PC コンピューター デスクトップ computer desktop
スマホ 携帯 モバイル mobile phone
デバイス 端末 device
メモ ノート note
結合 統合 混ぜる 合併 マージ merge
割引 学割 値引き discount
契約 サブスクリプション 購読 加入 subscription
支払 払う 料金 決済 payment
料金 価格 値段 費用 price cost
期限 有効期限 満了 expire
返金 払い戻し refund
リダイレクト 転送 redirect
カバー 表紙 cover
幅 横幅 width
貼り付け ペースト paste
ショートカット ショトカ ショトカット shortcut
同期 シンク sync
自動 勝手 automatic
復元 元に戻す 取り戻す restore
取り消す キャンセル 解約 cancel
書き出す エクスポート export
取り込む 読み込む インポート import
クローム chrome
ノーション notion
グーグル google
アップル apple
ウィンドウズ windows
マック mac
アンドロイド android
`
